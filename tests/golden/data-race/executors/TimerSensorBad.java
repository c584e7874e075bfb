// run: scan --only data-race
// expect: data-race field=TimerSensorBad.temperature severity=high
import java.util.*;
public class TimerSensorBad {
    private double temperature;
    public static void main(String[] args) {
        TimerSensorBad sensor = new TimerSensorBad();
        Timer timer = new Timer();
        timer.schedule(new TimerTask() { public void run() { sensor.temperature = Math.random(); } }, 0, 100);
        for (int i = 0; i < 5; i++) System.out.println(sensor.temperature);
        timer.cancel();
    }
}
// corpus: unseen22
