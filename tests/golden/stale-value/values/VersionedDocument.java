// run: scan --only stale-value
// expect: none
// the version read first is re-validated under the second lock, the write is refused if it changed
public class VersionedDocument {
    private String text = "";
    private long version;

    private synchronized long version() {
        return version;
    }

    private synchronized String text() {
        return text;
    }

    private synchronized boolean commit(String newText, long basedOn) {
        if (version != basedOn) {
            return false;
        }
        text = newText;
        version++;
        return true;
    }

    public void append(String more) {
        boolean done = false;
        while (!done) {
            long v = version();
            String t = text();
            done = commit(t + more, v);
        }
    }

    public synchronized String content() {
        return text;
    }
}
// corpus: unseen
