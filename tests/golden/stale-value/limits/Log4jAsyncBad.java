// run: scan --only stale-value
// expect: stale-value method=Log4jAsyncBad.append line=here
// log4j 1.2, AsyncAppender: whether there is room is asked before the event is added.

import java.util.ArrayList;
import java.util.List;

public class Log4jAsyncBad {
    private final List<String> buffer = new ArrayList<>();
    private final int most = 128;
    private int discarded;

    private int depth() {
        synchronized (buffer) {
            return buffer.size();
        }
    }

    public void append(String event) {
        if (depth() < most) {
            synchronized (buffer) {
                buffer.add(event); // <- here
                buffer.notifyAll();
            }
        }
    }

    public String[] drain() {
        synchronized (buffer) {
            String[] all = buffer.toArray(new String[0]);
            buffer.clear();
            return all;
        }
    }
}
// corpus: published
