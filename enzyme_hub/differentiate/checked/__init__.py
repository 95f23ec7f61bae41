"""Requests that check themselves when they run (`--check`): `sites` puts what is needed beside them, `noting` has the function
tell which numbers in memory it works on. What happens at run time is in `languages/libraries/checking/runtime.c`."""
