// One waits for true and writes false, the other the reverse.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;

public class PingPongOk {
    static volatile boolean ping = true;
    static final List<String> out = new ArrayList<>();

    public static void main(String[] a) throws Exception {
        Thread p =
                new Thread(
                        () -> {
                            for (int i = 0; i < 5; i++) {
                                while (!ping) Thread.onSpinWait();
                                out.add("ping");
                                ping = false;
                            }
                        });
        Thread q =
                new Thread(
                        () -> {
                            for (int i = 0; i < 5; i++) {
                                while (ping) Thread.onSpinWait();
                                out.add("pong");
                                ping = true;
                            }
                        });
        p.start();
        q.start();
        p.join();
        q.join();
        System.out.println(out);
    }
}
