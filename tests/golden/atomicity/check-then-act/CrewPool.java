// run: scan --only atomicity --library
// expect: atomicity
// Hire() asks the shared quota whether there is room and takes a place afterwards; two pools pass the check for the last place
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class CrewPool {
    public static class Quota {
        private final int limit;
        private int taken;

        public Quota(int limit) {
            this.limit = limit;
        }

        public synchronized boolean exhausted() {
            return taken >= limit;
        }

        public synchronized void take() {
            taken++;
        }

        public synchronized void giveBack(int n) {
            taken -= n;
        }
    }

    private final Quota quota;
    private final Supplier<Thread> factory;
    private final List<Thread> crew = new ArrayList<>();

    public CrewPool(Quota quota, Supplier<Thread> factory) {
        this.quota = quota;
        this.factory = factory;
    }

    public synchronized boolean hire() {
        if (quota.exhausted()) {
            return false;
        }
        Thread t = factory.get();
        crew.add(t);
        quota.take();
        t.start();
        return true;
    }

    public synchronized void dismissAll() {
        for (Thread t : crew) {
            t.interrupt();
        }
        quota.giveBack(crew.size());
        crew.clear();
    }
}
// corpus: unseen10
