// run: scan --only stale-value
// expect: none
// An atomic.

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

public class CountingStreamOk extends FilterInputStream {
    private final AtomicLong count = new AtomicLong();

    public CountingStreamOk(InputStream in) { super(in); }

    @Override
    public int read() throws IOException {
        int b = super.read();
        if (b >= 0)
            count.incrementAndGet();
        return b;
    }

    public long count() { return count.get(); }
}
