// A barrier to begin and another to end: the worker and main take turns.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CyclicBarrier;

public class TwoBarriersOk {
    static int result, input;

    public static void main(String[] x) throws Exception {
        CyclicBarrier start = new CyclicBarrier(2), end = new CyclicBarrier(2);
        Thread w =
                new Thread(
                        () -> {
                            try {
                                while (true) {
                                    start.await();
                                    result = input * 2;
                                    end.await();
                                }
                            } catch (Exception e) {
                            }
                        });
        w.setDaemon(true);
        w.start();
        for (int i = 0; i < 5; i++) {
            input = i;
            start.await();
            end.await();
            System.out.println(result);
        }
    }
}
