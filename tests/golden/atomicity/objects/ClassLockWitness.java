// run: scan --only atomicity
// expect: atomicity
// static synchronized methods of another class are called twice under this: witness is the class object
public class ClassLockWitness {
    private int first = -1;

    public static void release() {
        Ids.free();
    }

    public synchronized int acquire(int max) {
        if (Ids.live() < max) {
            first = Ids.allocate();
        }
        return first;
    }

    public static class Ids {
        private static int next;
        private static int live;

        public static synchronized int allocate() {
            live++;
            return next++;
        }

        public static synchronized int live() {
            return live;
        }

        public static synchronized void free() {
            live--;
        }
    }
}
// corpus: unseen
