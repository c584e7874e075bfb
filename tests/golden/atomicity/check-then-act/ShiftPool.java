// run: scan --only atomicity --library
// expect: none
// The journal's lock is taken several times in one step, but each line stands for itself; the quota is taken in one compound step
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class ShiftPool {
    public static class Allowance {
        private final int limit;
        private int taken;

        public Allowance(int limit) {
            this.limit = limit;
        }

        public synchronized boolean tryTake() {
            if (taken >= limit) {
                return false;
            }
            taken++;
            return true;
        }

        public synchronized void giveBack(int n) {
            taken -= n;
        }
    }

    public static class Journal {
        private final List<String> lines = new ArrayList<>();

        public synchronized void line(String s) {
            lines.add(s);
        }

        public synchronized List<String> lines() {
            return List.copyOf(lines);
        }
    }

    private final Allowance allowance;
    private final Journal journal;
    private final Supplier<Thread> factory;
    private final List<Thread> crew = new ArrayList<>();

    public ShiftPool(Allowance allowance, Journal journal, Supplier<Thread> factory) {
        this.allowance = allowance;
        this.journal = journal;
        this.factory = factory;
    }

    public synchronized boolean hire() {
        journal.line("asked");
        if (!allowance.tryTake()) {
            journal.line("refused");
            return false;
        }
        Thread t = factory.get();
        crew.add(t);
        t.start();
        journal.line("hired " + t.getName());
        return true;
    }

    public synchronized void dismissAll() {
        for (Thread t : crew) {
            t.interrupt();
            journal.line("dismissed " + t.getName());
        }
        allowance.giveBack(crew.size());
        crew.clear();
    }
}
// corpus: unseen10
