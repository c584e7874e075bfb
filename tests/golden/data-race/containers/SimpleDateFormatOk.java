// One for each thread.
// run: scan --only data-race
// expect: none
import java.text.SimpleDateFormat;
import java.util.Date;
class SimpleDateFormatOk {
	static final ThreadLocal<SimpleDateFormat> format = ThreadLocal.withInitial(() -> new SimpleDateFormat("yyyy"));
	static void print() {
		System.out.println(format.get().format(new Date()));
	}
	public static void main(String[] args) {
		new Thread(SimpleDateFormatOk::print).start();
		new Thread(SimpleDateFormatOk::print).start();
	}
}
