import java.util.Iterator;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.ListResourceBundle;
import java.util.Observable;
import java.util.Observer;
import java.util.ServiceLoader;
import java.nio.file.spi.FileSystemProvider;

@SuppressWarnings("deprecation")
public class Services {
	public static class Texts extends ListResourceBundle {
		@Override
		protected Object[][] getContents() {
			return new Object[][] { { "hello", "hello there" }, { "bye", word() } };
		}

		private String word() {
			return "bye";
		}
	}

	static class Weather extends Observable {
		void set(int degrees) {
			setChanged();
			notifyObservers(degrees);
		}
	}

	static class Display implements Observer {
		int seen;

		@Override
		public void update(Observable source, Object value) {
			seen = (Integer) value;
		}
	}

	public static void main(String[] args) {
		ResourceBundle texts = ResourceBundle.getBundle("Services$Texts", Locale.ROOT);
		System.out.println(texts.getString("hello") + texts.getString("bye"));
		Weather weather = new Weather();
		Display display = new Display();
		weather.addObserver(display);
		weather.set(21);
		Iterator<FileSystemProvider> providers = ServiceLoader.load(FileSystemProvider.class).iterator();
		int n = 0;
		while (providers.hasNext())
			n += providers.next().getScheme().length();
		System.out.println(display.seen + " " + (n > 0));
		Properties system = System.getProperties();
		System.out.println(system.getProperty("java.version") != null && System.getenv("NO_SUCH_NAME") == null);
	}
}
