// run: scan --only lock-order
// expect: none
// Future.get is called after the monitor is released.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class OutsideGet {
	private final ExecutorService pool = Executors.newFixedThreadPool(2);
	private String template = "%s!";
	private String last;

	synchronized String template() { return template; }

	private String expand(String in) { return String.format(template(), in); }

	String render(String in) throws InterruptedException, ExecutionException {
		Future<String> f;
		synchronized (this) {
			template = template.trim();
			f = pool.submit(() -> expand(in));
		}
		String r = f.get();
		synchronized (this) { last = r; }
		return r;
	}

	public static void main(String[] args) throws Exception {
		OutsideGet o = new OutsideGet();
		System.out.println(o.render("hi"));
		System.out.println(o.render("ho"));
		o.pool.shutdown();
	}
}
// corpus: unseen
