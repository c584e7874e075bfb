// run: scan --only stale-value
// expect: stale-value method=ThreadFieldBad.add line=here
// SpotBugs AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE: a volatile of a class that is a thread, changed by it and by those who have it.

public class ThreadFieldBad extends Thread {
    private volatile int points;

    public void add(int n) {
        points += n; // <- here
    }

    public int points() { return points; }

    @Override
    public void run() {
        for (int i = 0; i < 100; i++)
            add(1);
    }

    public static void main(String[] args) {
        ThreadFieldBad player = new ThreadFieldBad();
        player.start();
        player.add(5);
        System.out.println(player.points());
    }
}
// corpus: published
