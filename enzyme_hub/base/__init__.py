"""What everything else stands on: records, files of ours, the terminal."""
