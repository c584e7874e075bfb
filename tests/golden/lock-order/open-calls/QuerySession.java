// run: scan --only lock-order
// expect: none
// apache/druid#6867, repaired - the session copies its statements under the map's monitor and closes them after giving it back; only statement -> map remains
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

final class QueryCursor {
    private final Object lock = new Object();
    private final int id;
    private final Runnable onClose;
    private int remaining;
    private boolean done;

    QueryCursor(int id, int rows, Runnable onClose) {
        this.id = id;
        this.remaining = rows;
        this.onClose = onClose;
    }

    List<Integer> nextFrame(int max) {
        synchronized (lock) {
            List<Integer> frame = new ArrayList<>();
            while (!done && frame.size() < max && remaining > 0) {
                frame.add(id * 1000 + remaining--);
            }
            if (remaining == 0) {
                close();
            }
            return frame;
        }
    }

    void close() {
        synchronized (lock) {
            if (!done) {
                done = true;
                onClose.run();
            }
        }
    }
}

public class QuerySession {
    private final Map<Integer, QueryCursor> cursors = new HashMap<>();
    private boolean closed;

    QueryCursor open(int id, int rows) {
        synchronized (cursors) {
            if (closed) {
                throw new IllegalStateException("session is closed");
            }
            QueryCursor c = new QueryCursor(id, rows, () -> forget(id));
            cursors.put(id, c);
            return c;
        }
    }

    private void forget(int id) {
        synchronized (cursors) {
            cursors.remove(id);
        }
    }

    void close() {
        List<QueryCursor> open;
        synchronized (cursors) {
            closed = true;
            open = new ArrayList<>(cursors.values());
        }
        open.forEach(QueryCursor::close);
    }

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService idle = Executors.newSingleThreadScheduledExecutor();
        QuerySession session = new QuerySession();
        QueryCursor a = session.open(1, 4000);
        QueryCursor b = session.open(2, 3000);
        idle.schedule(session::close, 1, TimeUnit.MILLISECONDS);
        int rows = 0;
        for (int n = 1; n > 0; rows += n) {
            n = a.nextFrame(10).size() + b.nextFrame(10).size();
        }
        System.out.println(rows <= 7000);
        idle.shutdown();
        System.out.println(idle.awaitTermination(5, TimeUnit.SECONDS));
    }
}
// corpus: unseen18
