import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.AsyncAppender;
import org.apache.log4j.ConsoleAppender;
import org.apache.log4j.Level;
import org.apache.log4j.LogManager;
import org.apache.log4j.Logger;
import org.apache.log4j.PatternLayout;

/** Four threads log, one changes the configuration meanwhile. */
public class Log4jDriver {
	public static void main(String[] args) throws Exception {
		final Logger root = Logger.getRootLogger();
		final ConsoleAppender console = new ConsoleAppender(new PatternLayout("%d %m%n"));
		final AsyncAppender async = new AsyncAppender();
		async.addAppender(console);
		root.addAppender(async);
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			threads[i] = new Thread(new Runnable() {
				public void run() {
					Logger logger = Logger.getLogger("a.b.c");
					for (int k = 0; k < 100; k++) {
						logger.info("hello " + k);
						logger.debug("debug");
						if (logger.isEnabledFor(Level.WARN))
							logger.warn("warn", new Exception("x"));
					}
				}
			});
			threads[i].start();
		}
		root.setLevel(Level.DEBUG);
		Logger.getLogger("a.b").addAppender(new ConsoleAppender(new PatternLayout("%m%n")));
		Logger.getLogger("a.b").setAdditivity(false);
		async.setBlocking(false);
		console.setThreshold(Level.INFO);
		for (Thread thread : threads)
			thread.join();
		LogManager.shutdown();
	}
}
