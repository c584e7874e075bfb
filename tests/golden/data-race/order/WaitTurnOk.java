// Turns by a field that is asked under a monitor.
// run: scan --only data-race
// expect: none
public class WaitTurnOk {
    private int turn;
    private final StringBuilder sb = new StringBuilder();

    void say(int me, char c) throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            synchronized (this) {
                while (turn != me) wait();
            }
            sb.append(c);
            synchronized (this) {
                turn = 1 - me;
                notifyAll();
            }
        }
    }

    public static void main(String[] a) throws Exception {
        WaitTurnOk w = new WaitTurnOk();
        Thread x =
                new Thread(
                        () -> {
                            try {
                                w.say(0, 'a');
                            } catch (InterruptedException e) {
                            }
                        });
        x.start();
        w.say(1, 'b');
        x.join();
        System.out.println(w.sb);
    }
}
