// check: deadlock
// Nobody to exchange with.
import java.util.concurrent.*;

public class ExchangeAlone {
	public static void main(String[] args) throws Exception {
		new Exchanger<String>().exchange("a");
	}
}
