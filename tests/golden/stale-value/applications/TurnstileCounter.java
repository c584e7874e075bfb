// pass() increments with visitors.set(visitors.get() + 1), two gates can overwrite each other's increment.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class TurnstileCounter {

    interface Gate {
        void pass();
    }

    static class Stadium {
        private final AtomicInteger visitors = new AtomicInteger();
        private final AtomicInteger staff = new AtomicInteger();

        Gate publicGate() {
            return () -> {
                int now = visitors.get();
                visitors.set(now + 1);
            };
        }

        Gate staffGate() {
            return staff::incrementAndGet;
        }

        String report() {
            return visitors.get() + " visitors, " + staff.get() + " staff";
        }
    }

    private static Thread stream(Gate gate, int people) {
        return new Thread(() -> {
            for (int i = 0; i < people; i++) {
                gate.pass();
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Stadium stadium = new Stadium();
        List<Thread> crowd = new ArrayList<>();
        crowd.add(stream(stadium.publicGate(), 500));
        crowd.add(stream(stadium.publicGate(), 500));
        crowd.add(stream(stadium.staffGate(), 20));
        crowd.add(stream(stadium.staffGate(), 20));
        crowd.forEach(Thread::start);
        for (Thread t : crowd) {
            t.join();
        }
        System.out.println(stadium.report());
    }
}
