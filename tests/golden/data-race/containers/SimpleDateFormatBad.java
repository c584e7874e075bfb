// SimpleDateFormat has state that format changes.
// run: scan --only data-race
// expect: data-race field=SimpleDateFormatBad.format
import java.text.SimpleDateFormat;
import java.util.Date;
class SimpleDateFormatBad {
	static final SimpleDateFormat format = new SimpleDateFormat("yyyy");
	static void print() {
		System.out.println(format.format(new Date()));
	}
	public static void main(String[] args) {
		new Thread(SimpleDateFormatBad::print).start();
		new Thread(SimpleDateFormatBad::print).start();
	}
}
