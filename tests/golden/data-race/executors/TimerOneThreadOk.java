// run: scan --only data-race
// expect: none
import java.util.*;
public class TimerOneThreadOk {
    private double temperature;
    private int readings;
    public static void main(String[] args) {
        TimerOneThreadOk sensor = new TimerOneThreadOk();
        Timer timer = new Timer();
        timer.schedule(new TimerTask() { public void run() { synchronized (sensor) { sensor.temperature = Math.random(); } sensor.readings++; } }, 0, 100);
        timer.schedule(new TimerTask() { public void run() { System.out.println(sensor.readings); } }, 50, 100);
        for (int i = 0; i < 5; i++) synchronized (sensor) { System.out.println(sensor.temperature); }
    }
}
// corpus: unseen22
