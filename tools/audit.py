"""`make audit`: asks the public lists of known holes about everything that is pinned, and says when it could not ask.

pip-audit is installed into a folder of its own under build/ and reads requirements/dev.txt; npm asks about the client.
A package that a list does not know (a mirror may have none at all) is one that nobody could be asked about.
Exit code 1 when a hole is known, 0 when none is, 3 when nobody could be asked.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.shared import say  # noqa: E402

PLACE = ROOT / "build" / "audit"
CLEAN, HOLES, UNASKED = 0, 1, 3
SERVICES = ("pypi", "osv")  # which know the holes, in the order in which they are asked


def audit_python() -> int:
    """What is known about the Python packages."""
    python = PLACE / "bin" / "python"
    if not (PLACE / "bin" / "pip-audit").is_file():
        say("audit: installing pip-audit")
        made = subprocess.run([sys.executable, "-m", "venv", str(PLACE)], check=False, capture_output=True, text=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pip-audit"]
        if made.returncode or subprocess.run(install, check=False, capture_output=True).returncode:
            say("audit: pip-audit could not be installed, so nobody was asked about the Python packages")
            return UNASKED
    pip_audit = [str(PLACE / "bin" / "pip-audit"), "--disable-pip", "--require-hashes", "--progress-spinner", "off"]
    pinned = ["--format", "json", "-r", str(ROOT / "requirements" / "dev.txt")]
    unasked = []
    for service in SERVICES:
        command = [*pip_audit, "--vulnerability-service", service, *pinned]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        try:
            packages = json.loads(done.stdout)["dependencies"]
        except (ValueError, KeyError):
            unasked.append(f"{service}: {_last(f'{done.stdout}{done.stderr}'.strip())}")
            continue
        holes = [f"{one['name']} {one['version']}: {hole['id']}" for one in packages for hole in one.get("vulns", ())]
        if holes:
            say("\n".join([f"audit: known holes in the Python packages, says {service}:", *holes]))
            return HOLES
        skipped = [one["skip_reason"] for one in packages if "skip_reason" in one]
        if packages and not skipped:
            say(f"audit: no known holes in the Python packages; {service} was asked about all {len(packages)}")
            return CLEAN
        unasked.append(f"{service}: nothing about {len(skipped)} of {len(packages)}")
    say(f"audit: nobody could be asked about all of the Python packages ({'; '.join(unasked)})")
    return UNASKED


def audit_client() -> int:
    """What is known about the packages that the client is built from."""
    npm = shutil.which("npm")
    if npm is None:
        say("audit: there is no npm here, so nobody was asked about the client's packages")
        return UNASKED
    command = [npm, "audit", "--package-lock-only", "--audit-level=moderate"]
    done = subprocess.run(command, cwd=ROOT / "web", check=False, capture_output=True, text=True)
    told = f"{done.stdout}{done.stderr}".strip()
    if done.returncode == 0:
        say("audit: no known holes in the client's packages")
        return CLEAN
    if "vulnerabilit" in told:
        say(told)
        return HOLES
    say(f"audit: nobody could be asked about the client's packages ({_last(told)})")
    return UNASKED


def _last(told: str) -> str:
    """The line that says why: the first that calls itself an error, or the last one."""
    lines = [line.strip() for line in told.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower()]
    return (errors or lines[-1:] or ["it said nothing"])[0][:160]


def main() -> int:
    """Ask both."""
    found = {audit_python(), audit_client()}
    return HOLES if HOLES in found else UNASKED if UNASKED in found else CLEAN


if __name__ == "__main__":
    sys.exit(main())
