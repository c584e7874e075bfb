// run: scan --only atomicity
// expect: none
// the field is replaced by a new object between the two lockings
public class FieldReplaced {
    static class LogFile {
        private int lines;

        synchronized void write() {
            lines++;
        }

        synchronized int lines() {
            return lines;
        }
    }

    private LogFile current = new LogFile();
    private int rotations;

    public synchronized void rotate() {
        current.write();
        current = new LogFile();
        current.write();
        rotations++;
    }

    public synchronized int rotations() {
        return rotations;
    }
}
// corpus: unseen
