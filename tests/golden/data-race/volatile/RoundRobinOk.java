// Any number of players, each with a number of its own.
// run: scan --only data-race
// expect: none
public class RoundRobinOk {
    static final int N = 3;
    static volatile int turn;
    static int seq;

    public static void main(String[] a) throws Exception {
        Thread[] ts = new Thread[N];
        for (int i = 0; i < N; i++) {
            int me = i;
            ts[i] =
                    new Thread(
                            () -> {
                                for (int k = 0; k < 4; k++) {
                                    while (turn != me) Thread.yield();
                                    seq++;
                                    turn = (me + 1) % N;
                                }
                            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(seq);
    }
}
