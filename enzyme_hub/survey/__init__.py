"""What stands between a program and its derivatives, before the first link: `enzyme-hub survey`."""
