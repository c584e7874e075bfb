// run: scan --only stale-value
// expect: none
// Clean: the size read under the lock is only written to the log; no later write depends on it, and the removal decides anew under the lock.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.logging.Level;
import java.util.logging.Logger;

class TaskBoard {
    private static final Logger LOG = Logger.getLogger("board");
    private final Deque<String> open = new ArrayDeque<>();

    synchronized int size() { return open.size(); }

    synchronized void add(String t) { open.add(t); }

    synchronized String next() { return open.poll(); }

    void report(String who) {
        int n = size();
        if (n > 100) {
            LOG.log(Level.FINE, "{0}: {1} open tasks", new Object[] {who, n});
        }
    }
}

class Employee implements Runnable {
    private final TaskBoard board;
    private final String name;
    private int done;

    Employee(String name, TaskBoard board) {
        this.name = name;
        this.board = board;
    }

    @Override
    public void run() {
        String t;
        while ((t = board.next()) != null) {
            board.report(name);
            if (t.length() > 1) {
                done++;
            }
        }
    }

    int done() { return done; }
}

public class LoggedOnly {
    public static void main(String[] args) throws InterruptedException {
        TaskBoard b = new TaskBoard();
        for (int i = 0; i < 5000; i++) {
            b.add("t" + i);
        }
        Employee a = new Employee("a", b);
        Employee c = new Employee("c", b);
        Thread t = new Thread(a);
        Thread u = new Thread(c);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(a.done() + c.done());
    }
}
// corpus: unseen
