// It waits at a latch.
//
// run: scan --only object-race
// expect: none
import java.util.concurrent.*;

public class LatchOk {
    static class Report {
        private String text;

        void fill(String with) {
            text = with;
        }

        String text() {
            return text;
        }
    }

    public static void main(String[] args) throws Exception {
        Report report = new Report();
        CountDownLatch ready = new CountDownLatch(1);
        new Thread(() -> {
            report.fill("x");
            ready.countDown();
        }).start();
        ready.await();
        System.out.println(report.text());
    }
}
