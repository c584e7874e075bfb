// Two tasks of one timer share a field: one thread runs both.
// run: scan --only data-race
// expect: none
import java.util.*;
public class TimerStatsOk {
	private long last;
	void start() {
		Timer timer = new Timer();
		timer.schedule(new TimerTask() {
			@Override public void run() { last = System.nanoTime(); }
		}, 0, 100);
		timer.schedule(new TimerTask() {
			@Override public void run() { System.out.println(last); }
		}, 50, 100);
	}
	public static void main(String[] args) { new TimerStatsOk().start(); }
}
// corpus: unseen25
