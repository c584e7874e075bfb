// Before the barrier all runners nest track->scoreboard, after it all nest scoreboard->track; the barrier separates the phases for all parties.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.ReentrantLock;

public class RelayRace {

    private static final int TEAMS = 3;
    private final ReentrantLock track = new ReentrantLock();
    private final ReentrantLock scoreboard = new ReentrantLock();
    private final CyclicBarrier changeover = new CyclicBarrier(TEAMS);
    private final int[] laps = new int[TEAMS];
    private int posted;

    private void firstLeg(int team) {
        track.lock();
        try {
            laps[team]++;
            scoreboard.lock();
            try {
                posted++;
            } finally {
                scoreboard.unlock();
            }
        } finally {
            track.unlock();
        }
    }

    private void secondLeg(int team) {
        scoreboard.lock();
        try {
            posted++;
            track.lock();
            try {
                laps[team]++;
            } finally {
                track.unlock();
            }
        } finally {
            scoreboard.unlock();
        }
    }

    private void run(int team) {
        firstLeg(team);
        try {
            changeover.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            return;
        }
        secondLeg(team);
    }

    public static void main(String[] args) throws InterruptedException {
        RelayRace race = new RelayRace();
        Thread[] teams = new Thread[TEAMS];
        for (int i = 0; i < TEAMS; i++) {
            final int team = i;
            teams[i] = new Thread(() -> race.run(team), "team-" + i);
            teams[i].start();
        }
        for (Thread t : teams) {
            t.join();
        }
        System.out.println("posted " + race.posted);
    }
}
