import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Handlers by name; what active() returns holds counting handlers only. */
public class HandlerTable {
    interface Handler {
        void handle(int n);
    }

    static class Counting implements Handler {
        private int count;

        @Override
        public void handle(int n) {
            synchronized (this) {
                count += n; // @count held: this, parallel: reset
            }
        }
    }

    static class Resetting implements Handler {
        private int resets;

        @Override
        public void handle(int n) {
            resets += n; // @reset not held: this, not parallel: reset
        }
    }

    private final Map<String, Handler> active = new LinkedHashMap<>(); // shared
    private final Map<String, Handler> admin = new LinkedHashMap<>(); // confined

    List<Handler> active() {
        return new ArrayList<>(active.values()); // @copy confined, parallel: copy
    }

    void serve() {
        for (Handler h : active()) {
            h.handle(1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HandlerTable table = new HandlerTable();
        table.active.put("a", new Counting()); // @fill not parallel: copy, shared
        table.active.put("b", new Counting()); // shared
        table.admin.put("r", new Resetting()); // confined
        Thread t1 = new Thread(table::serve);
        Thread t2 = new Thread(table::serve);
        t1.start();
        t2.start();
        for (Handler h : table.admin.values()) {
            h.handle(1);
        }
        t1.join();
        t2.join();
    }
}
