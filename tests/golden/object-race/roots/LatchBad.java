// The reader does not wait for the writer.
//
// run: scan --only object-race
// expect: object-race line=fill
import java.util.concurrent.*;

public class LatchBad {
    static class Report {
        private String text;

        void fill(String with) {
            text = with; // <- fill
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
        System.out.println(report.text());
        ready.await();
    }
}
