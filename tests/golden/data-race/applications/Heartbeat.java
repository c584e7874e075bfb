// Timer thread writes the plain reference, main reads it after sleep only (Beat itself is immutable with final fields).
// run: scan --only data-race
// expect: data-race field=Heartbeat.latest
import java.time.Instant;
import java.util.Timer;
import java.util.TimerTask;

public class Heartbeat {

    static final class Beat {
        private final int sequence;
        private final Instant time;

        Beat(int sequence, Instant time) {
            this.sequence = sequence;
            this.time = time;
        }

        @Override
        public String toString() {
            return sequence + "@" + time;
        }
    }

    private Beat latest;

    private class Pulse extends TimerTask {
        private int sequence;

        @Override
        public void run() {
            latest = new Beat(++sequence, Instant.now());
        }
    }

    Beat latest() {
        return latest;
    }

    public static void main(String[] args) throws InterruptedException {
        Heartbeat heartbeat = new Heartbeat();
        Timer timer = new Timer("pulse", true);
        timer.scheduleAtFixedRate(heartbeat.new Pulse(), 0, 10);
        for (int i = 0; i < 5; i++) {
            Thread.sleep(25);
            System.out.println("last beat " + heartbeat.latest());
        }
        timer.cancel();
    }
}
// corpus: unseen26
