// Turns by an atomic.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicTurnOk {
    static final AtomicInteger turn = new AtomicInteger();
    static final StringBuilder sb = new StringBuilder();

    public static void main(String[] a) throws Exception {
        Thread
                x =
                        new Thread(
                                () -> {
                                    for (int i = 0; i < 3; i++) {
                                        while (turn.get() != 0) Thread.onSpinWait();
                                        sb.append('a');
                                        turn.set(1);
                                    }
                                }),
                y =
                        new Thread(
                                () -> {
                                    for (int i = 0; i < 3; i++) {
                                        while (turn.get() != 1) Thread.onSpinWait();
                                        sb.append('b');
                                        turn.set(0);
                                    }
                                });
        x.start();
        y.start();
        x.join();
        y.join();
        System.out.println(sb);
    }
}
