"""What the oracle scripts share: where things are, which JDKs and jars there are."""
import glob
import os
import shutil
import subprocess
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
OUT = os.path.join(ROOT, "build", "oracle")
RADDLE = os.environ.get("RADDLE", os.path.join(ROOT, "build", "raddle"))
JARS = "/usr/share/java"


def jdk_homes():
    """Every JDK on the machine that has lib/modules, once; first the one of `java` on PATH."""
    java = shutil.which("java")
    homes = [os.path.dirname(os.path.dirname(os.path.realpath(java)))] if java else []
    if os.environ.get("JAVA_HOME"):
        homes.append(os.path.realpath(os.environ["JAVA_HOME"]))
    homes += [os.path.realpath(path) for path in sorted(glob.glob("/usr/lib/jvm/*"))]
    found = []
    for home in homes:
        if home not in found and os.path.isfile(os.path.join(home, "lib", "modules")):
            found.append(home)
    return found


def jdk_version(home):
    """The whole version, "17.0.15", of a JDK; "" where its release file does not tell."""
    try:
        with open(os.path.join(home, "release"), encoding="utf-8") as lines:
            for line in lines:
                if line.startswith("JAVA_VERSION="):
                    return line.split('"')[1]
    except OSError:
        pass
    return ""


def jdk_release(home):
    """The feature version, 17, of a JDK; 0 where its release file does not tell."""
    return int(jdk_version(home).split(".")[0].split("-")[0] or 0)


def jdk_of(release):
    """The home of the JDK with that feature version, or None."""
    for home in jdk_homes():
        if jdk_release(home) == release:
            return home
    return None


def lines_of(name):
    """The lines of a list beside this file, without comments."""
    with open(os.path.join(HERE, name), encoding="utf-8") as lines:
        words = [line.split("#")[0].strip() for line in lines]
    return [word for word in words if word]


def debian_jars():
    """(found, missing): paths of the jars of jars.txt."""
    found, missing = [], []
    for name in lines_of("jars.txt"):
        paths = sorted(glob.glob(os.path.join(JARS, name)))
        if paths:
            found.append(paths[0])
        else:
            missing.append(name)
    return found, missing


def share(items, count):
    """One in `count` of these, others with each commit, so that all have their turn; all of them with FULL=1."""
    if os.environ.get("FULL"):
        return list(items)
    try:
        commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "HEAD"], capture_output=True, check=False).stdout
    except FileNotFoundError:
        commit = b""  # without git the same ones each time
    return list(items)[zlib.crc32(commit) % count::count]


def old_jars():
    """The jars that ./fetch got from Maven Central."""
    return sorted(glob.glob(os.path.join(OUT, "jars", "*.jar")))


def old_directories():
    """The classes of old/ as compiled for old virtual machines."""
    return sorted(path for path in glob.glob(os.path.join(OUT, "old", "*")) if os.path.isdir(path))


def prepare():
    """Compiles and fetches what is not there yet."""
    subprocess.run([os.path.join(HERE, "fetch")], check=True)


def asm_jar():
    """ASM: Debian's. It is told newer class versions are old ones, see AsmStats.reader."""
    return os.path.join(JARS, "asm.jar")
