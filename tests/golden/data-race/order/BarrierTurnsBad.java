// Both write and read in the same phase.
// run: scan --only data-race
// expect: data-race field=BarrierTurnsBad.input
import java.util.concurrent.CyclicBarrier;

public class BarrierTurnsBad {
    static int result, input;

    public static void main(String[] x) throws Exception {
        CyclicBarrier b = new CyclicBarrier(2);
        Thread w =
                new Thread(
                        () -> {
                            try {
                                for (int i = 0; i < 5; i++) {
                                    b.await();
                                    result = input * 2;
                                    b.await();
                                }
                            } catch (Exception e) {
                            }
                        });
        w.start();
        for (int i = 0; i < 5; i++) {
            b.await();
            input = i;
            b.await();
            System.out.println(result);
        }
    }
}
