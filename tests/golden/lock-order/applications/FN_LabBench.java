// Ring of chemists each taking left burner then right burner; all four may hold their left one at the same time (dining philosophers, symmetric).
// run: scan --only lock-order --min-severity medium
// expect: none
// Should be: lock-order
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;

public class FN_LabBench {

    static class Burner {
        final int slot;
        final ReentrantLock lock = new ReentrantLock();
        int uses;

        Burner(int slot) {
            this.slot = slot;
        }
    }

    static class Chemist extends Thread {
        private final Burner left;
        private final Burner right;

        Chemist(String name, Burner left, Burner right) {
            super(name);
            this.left = left;
            this.right = right;
        }

        private void heat() {
            left.lock.lock();
            try {
                right.lock.lock();
                try {
                    left.uses++;
                    right.uses++;
                } finally {
                    right.lock.unlock();
                }
            } finally {
                left.lock.unlock();
            }
        }

        @Override
        public void run() {
            for (int i = 0; i < 2; i++) {
                heat();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String[] names = {"Curie", "Bosch", "Haber", "Nobel"};
        List<Burner> burners = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            burners.add(new Burner(i));
        }
        List<Chemist> chemists = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            chemists.add(new Chemist(names[i], burners.get(i), burners.get((i + 1) % names.length)));
        }
        chemists.forEach(Thread::start);
        for (Chemist c : chemists) {
            c.join();
        }
        for (Burner b : burners) {
            System.out.println("burner " + b.slot + " used " + b.uses);
        }
    }
}
