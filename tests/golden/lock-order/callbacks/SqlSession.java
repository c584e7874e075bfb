// run: scan --only lock-order
// expect: lock-order
// apache/druid#6867 - the idle timer closes the session: map monitor, then statement lock; a statement that finishes closes itself under its own lock and its onClose callback takes the map monitor
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

final class SqlStatement {
    private final Object lock = new Object();
    private final int id;
    private final Runnable onClose;
    private int remaining;
    private boolean done;

    SqlStatement(int id, int rows, Runnable onClose) {
        this.id = id;
        this.remaining = rows;
        this.onClose = onClose;
    }

    List<Integer> nextFrame(int max) {
        synchronized (lock) {
            List<Integer> frame = new ArrayList<>();
            while (frame.size() < max && remaining > 0) {
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

public class SqlSession {
    private final Map<Integer, SqlStatement> statements = new HashMap<>();
    private boolean closed;

    SqlStatement open(int id, int rows) {
        synchronized (statements) {
            if (closed) {
                throw new IllegalStateException("session is closed");
            }
            SqlStatement s = new SqlStatement(id, rows, () -> {
                synchronized (statements) {
                    statements.remove(id);
                }
            });
            statements.put(id, s);
            return s;
        }
    }

    void close() {
        synchronized (statements) {
            closed = true;
            for (SqlStatement s : new ArrayList<>(statements.values())) {
                s.close();
            }
        }
    }

    public static void main(String[] args) {
        ScheduledExecutorService idle = Executors.newSingleThreadScheduledExecutor();
        SqlSession session = new SqlSession();
        SqlStatement a = session.open(1, 4000);
        SqlStatement b = session.open(2, 3000);
        idle.schedule(session::close, 1, TimeUnit.MILLISECONDS);
        int rows = 0;
        while (true) {
            int n = a.nextFrame(10).size() + b.nextFrame(10).size();
            if (n == 0) {
                break;
            }
            rows += n;
        }
        System.out.println(rows);
        idle.shutdown();
    }
}
// corpus: unseen18
