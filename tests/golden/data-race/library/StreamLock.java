// mark and reset are synchronized because InputStream's are: that says nothing of how the stream is used.
// run: scan --library --only data-race --min-severity low
// expect: none
import java.io.IOException;
import java.io.InputStream;

public class StreamLock extends InputStream {
    private int at, marked;

    public int read() {
        return at++;
    }

    public synchronized void mark(int limit) {
        marked = at;
    }

    public synchronized void reset() throws IOException {
        at = marked;
    }

    public boolean markSupported() {
        return true;
    }
}
