// run: scan --library --only atomicity
// expect: atomicity line=here witness=blob

// Only file blobs are sorted out before.
public class NotInstanceBad {
    public interface Blob {
        int length();
        byte get(int i);
    }

    public static final class MemoryBlob implements Blob {
        private byte[] bytes = new byte[0];
        public synchronized int length() { return bytes.length; }
        public synchronized byte get(int i) { return bytes[i]; }
        public synchronized void set(byte[] to) { bytes = to; }
    }

    public static final class FileBlob implements Blob {
        public int length() { return 1; }
        public byte get(int i) { return 0; }
    }

    private int found;

    public synchronized void search(Blob blob) {
        if (blob instanceof FileBlob) {
            searchFile((FileBlob) blob);
            return;
        }
        if (blob.length() > 0 && blob.get(0) == 0) // <- here
            found++;
    }

    private synchronized void searchFile(FileBlob blob) {
        synchronized (blob) {
            if (blob.length() > 0 && blob.get(0) == 0)
                found++;
        }
    }
}
