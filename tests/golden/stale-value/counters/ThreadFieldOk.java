// run: scan --only atomicity,stale-value
// expect: none
// SpotBugs AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE: a volatile of a class that is a thread, changed by it and by those who have it.

public class ThreadFieldOk extends Thread {
    private volatile int points;

    public synchronized void add(int n) {
        points += n;
    }

    public int points() { return points; }

    @Override
    public void run() {
        for (int i = 0; i < 100; i++)
            add(1);
    }

    public static void main(String[] args) {
        ThreadFieldOk player = new ThreadFieldOk();
        player.start();
        player.add(5);
        System.out.println(player.points());
    }
}
// corpus: published
