// run: scan --only stale-value
// expect: none
// Clean: main reads the total before the workers start and after they were joined, and writes the corrected value back while no other thread is alive.
import java.util.ArrayList;
import java.util.List;

class Total {
    private long cents;

    synchronized long get() { return cents; }

    synchronized void set(long c) { cents = c; }

    synchronized void add(long c) { cents += c; }
}

class Department implements Runnable {
    private final Total total;
    private final int staff;

    Department(Total total, int staff) {
        this.total = total;
        this.staff = staff;
    }

    @Override
    public void run() {
        for (int i = 0; i < staff; i++) {
            total.add(300_000L + i);
        }
    }
}

public class PhaseCorrection {
    public static void main(String[] args) throws InterruptedException {
        Total total = new Total();
        total.set(total.get() + 5_000);
        List<Thread> threads = new ArrayList<>();
        for (int staff : new int[] {10, 200, 35}) {
            Thread t = new Thread(new Department(total, staff));
            threads.add(t);
        }
        threads.forEach(Thread::start);
        for (Thread t : threads) {
            t.join();
        }
        long raw = total.get();
        if (raw % 100 != 0) {
            total.set(raw - raw % 100);
        }
        System.out.println(total.get());
    }
}
// corpus: unseen
