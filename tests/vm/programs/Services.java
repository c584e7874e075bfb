// ServiceLoader over the JDK's own services, charsets, resource bundles, logging basics.
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.logging.Level;
import java.util.logging.Logger;

class Services {
	public static void main(String[] args) {
		System.out.println(ServiceLoader.load(java.nio.file.spi.FileSystemProvider.class).stream().map(p -> p.type().getSimpleName()).sorted().toList());
		System.out.println(java.nio.charset.Charset.availableCharsets().containsKey("IBM037"));
		Logger logger = Logger.getLogger("test");
		logger.setUseParentHandlers(false);
		logger.addHandler(new java.util.logging.Handler() {
			@Override
			public void publish(java.util.logging.LogRecord r) {
				System.out.println(r.getLevel() + " " + r.getMessage() + " " + r.getLoggerName());
			}

			@Override
			public void flush() { }

			@Override
			public void close() { }
		});
		logger.info("logged");
		logger.log(Level.FINE, "not logged");
		System.out.println(logger.isLoggable(Level.WARNING) + " " + logger.getParent().getName().isEmpty());
		try {
			ResourceBundle.getBundle("no.such.Bundle");
		} catch (java.util.MissingResourceException e) {
			System.out.println(e.getMessage());
		}
	}
}
