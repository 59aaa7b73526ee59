"""``python3 -m pygame_rules`` plays in the terminal."""

import sys

from pygame_rules.terminal import main

if __name__ == "__main__":
    sys.exit(main())
