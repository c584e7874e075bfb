// DateTimeFormatter is immutable; the builder is a StringBuffer.
// run: scan --only data-race
// expect: none
import java.time.*;
import java.time.format.*;
public class LoggerOk {
	private static final StringBuffer BUFFER = new StringBuffer();
	private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("HH:mm");
	static void log(String text) {
		BUFFER.append(FORMAT.format(LocalTime.now()));
		BUFFER.append(text);
	}
	public static void main(String[] args) {
		new Thread(() -> log("thread")).start();
		log("main");
	}
}
// corpus: unseen25
