/** Numbers are drawn under the class's lock, instances have locks of their own. */
public class ClassLockIds {
    private static int next;
    private static int wraps;
    private final Object own = new Object();
    private final int id;
    private int touches;

    static class Audit {
        private static int entries;

        static synchronized void enter() {
            entries++; // @enter held: Audit.class, not held: ClassLockIds.class, not parallel: enter, parallel: draw
        }
    }

    ClassLockIds() {
        id = draw();
    }

    private static synchronized int draw() {
        if (next == 1000) {
            wrap();
        }
        return next++; // @draw held: ClassLockIds.class, not parallel: draw
    }

    private static void wrap() {
        wraps++;
        next = 0; // @wrap held: ClassLockIds.class, not parallel: draw, not parallel: wrap
    }

    void touch() {
        synchronized (own) {
            touches++; // @touch held: this.own, not held: ClassLockIds.class, parallel: touch
        }
        synchronized (getClass()) {
            wraps += touches > 5 ? 1 : 0; // @class held: ClassLockIds.class, not parallel: draw
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable client = () -> {
            for (int i = 0; i < 600; i++) {
                ClassLockIds one = new ClassLockIds(); // @one confined, parallel: one
                one.touch();
                Audit.enter();
            }
        };
        Thread a = new Thread(client);
        Thread b = new Thread(client);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(next + wraps + Audit.entries); // @end not parallel: wrap
    }
}
