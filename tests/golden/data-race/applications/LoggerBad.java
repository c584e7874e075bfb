// A shared StringBuilder and SimpleDateFormat in a static logger.
// run: scan --only data-race
// expect: data-race field=LoggerBad.BUFFER
// expect: data-race field=LoggerBad.FORMAT
import java.text.SimpleDateFormat;
import java.util.*;
public class LoggerBad {
	private static final StringBuilder BUFFER = new StringBuilder();
	private static final SimpleDateFormat FORMAT = new SimpleDateFormat("HH:mm");
	static void log(String text) {
		BUFFER.append(FORMAT.format(new Date())).append(text).append('\n');
	}
	public static void main(String[] args) {
		Thread t = new Thread() {
			@Override public void run() { log("thread"); }
		};
		t.start();
		log("main");
	}
}
// corpus: unseen25
