// Each player waits for its turn and gives it to the other behind its move.
// run: scan --only data-race
// expect: none
public class TurnOk {
    private volatile int turn;
    private int shared;

    void play(int me, int rounds) {
        for (int i = 0; i < rounds; i++) {
            while (turn != me) Thread.onSpinWait();
            shared++;
            turn = 1 - me;
        }
    }

    public static void main(String[] a) throws Exception {
        TurnOk t = new TurnOk();
        Thread x = new Thread(() -> t.play(0, 9)), y = new Thread(() -> t.play(1, 9));
        x.start();
        y.start();
        x.join();
        y.join();
        System.out.println(t.shared);
    }
}
