// Launch waits for the latch holding console, but the subsystems need only their own status lock to count down.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

public class LaunchControl {
    private final ReentrantLock console = new ReentrantLock();
    private final ReentrantLock status = new ReentrantLock();
    private final Map<String, Integer> checks = new HashMap<>();
    private final StringBuilder screen = new StringBuilder();

    private void report(String system, int value) {
        status.lock();
        try {
            checks.merge(system, value, Integer::sum);
        } finally {
            status.unlock();
        }
    }

    private int checksFor(String system) {
        status.lock();
        try {
            return checks.getOrDefault(system, 0);
        } finally {
            status.unlock();
        }
    }

    private void selfTest(String system, CountDownLatch go) {
        for (int i = 0; i < 20; i++) {
            report(system, i % 4);
        }
        go.countDown();
    }

    String launch(List<String> systems) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(systems.size());
        console.lock();
        try {
            for (String s : systems) {
                new Thread(() -> selfTest(s, go), s).start();
            }
            screen.append("waiting ");
            go.await();
            for (String s : systems) {
                screen.append(s).append('=').append(checksFor(s)).append(' ');
            }
            return screen.toString();
        } finally {
            console.unlock();
        }
    }

    void note(String text) {
        console.lock();
        try {
            screen.append('[').append(text).append(']');
        } finally {
            console.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LaunchControl lc = new LaunchControl();
        Thread crew = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                lc.note("crew " + i);
            }
        });
        crew.start();
        String s = lc.launch(List.of("engine", "radio", "fuel"));
        crew.join();
        System.out.println(s.contains("engine"));
    }
}
