import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.Properties;

/** A JDBC driver (jTDS): one connection and one prepared statement, used by many threads. */
public class JdbcDriver implements Runnable {
	private final Connection connection;
	private final PreparedStatement prepared;

	JdbcDriver(Connection connection, PreparedStatement prepared) {
		this.connection = connection;
		this.prepared = prepared;
	}

	@Override
	public void run() {
		try {
			Statement statement = connection.createStatement();
			ResultSet rows = statement.executeQuery("select a from t");
			while (rows.next())
				rows.getString(1);
			rows.close();
			statement.close();
			prepared.setInt(1, 2);
			prepared.setString(2, "x");
			prepared.executeUpdate();
			connection.setAutoCommit(false);
			connection.commit();
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	public static void main(String[] args) throws Exception {
		Connection connection = new net.sourceforge.jtds.jdbc.Driver()
			.connect("jdbc:jtds:sqlserver://localhost/test", new Properties());
		PreparedStatement prepared = connection.prepareStatement("update t set a = ? where b = ?");
		for (int i = 0; i < 4; i++)
			new Thread(new JdbcDriver(connection, prepared)).start();
	}
}
