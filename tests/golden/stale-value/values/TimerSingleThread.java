// run: scan --only stale-value
// expect: none
// all read-modify-writes run on the one Timer thread; main only prints
import java.util.Timer;
import java.util.TimerTask;

class Uptime {
    private volatile int seconds;

    void tick() {
        seconds = seconds + 1;
        if (seconds >= 60) {
            seconds = 0;
        }
    }

    int seconds() {
        return seconds;
    }
}

public class TimerSingleThread {
    public static void main(String[] args) throws InterruptedException {
        final Uptime uptime = new Uptime();
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                uptime.tick();
            }
        }, 0, 1);
        Thread.sleep(20);
        System.out.println(uptime.seconds());
        timer.cancel();
    }
}
// corpus: unseen
