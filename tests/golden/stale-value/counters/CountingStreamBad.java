// run: scan --only stale-value
// expect: stale-value method=CountingStreamBad.read line=here severity=low
// A stream belongs to whoever reads it; the count is volatile for those who look on.

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

public class CountingStreamBad extends FilterInputStream {
    private volatile long count;

    public CountingStreamBad(InputStream in) { super(in); }

    @Override
    public int read() throws IOException {
        int b = super.read();
        if (b >= 0)
            count++; // <- here
        return b;
    }

    public long count() { return count; }
}
