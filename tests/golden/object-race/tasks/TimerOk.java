// The clock's methods are synchronized.
//
// run: scan --only object-race
// expect: none
import java.util.*;

public class TimerOk {
    static class Clock {
        private long ticks;

        synchronized void tick() {
            ticks++;
        }

        synchronized long ticks() {
            return ticks;
        }
    }

    public static void main(String[] args) {
        Clock clock = new Clock();
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            public void run() {
                clock.tick();
            }
        }, 0, 10);
        System.out.println(clock.ticks());
    }
}
