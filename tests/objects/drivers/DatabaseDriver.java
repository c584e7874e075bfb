import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Properties;
import org.hsqldb.jdbcDriver;

/** An embedded database (HSQLDB): a connection for each of many threads, one of them shared. */
public class DatabaseDriver implements Runnable {
	private final Connection shared;

	DatabaseDriver(Connection shared) {
		this.shared = shared;
	}

	private static void use(Connection connection) throws Exception {
		Statement statement = connection.createStatement();
		statement.execute("insert into t values (1)");
		ResultSet rows = statement.executeQuery("select a from t");
		while (rows.next())
			rows.getInt(1);
		statement.close();
	}

	@Override
	public void run() {
		try {
			use(shared);
			use(new jdbcDriver().connect("jdbc:hsqldb:mem:test", new Properties()));
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	public static void main(String[] args) throws Exception {
		Connection shared = new jdbcDriver().connect("jdbc:hsqldb:mem:test", new Properties());
		for (int i = 0; i < 4; i++)
			new Thread(new DatabaseDriver(shared)).start();
	}
}
